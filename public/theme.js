// Runs before anything is drawn: says that script works, and puts on the theme the reader chose.
document.documentElement.classList.add('js');
try {
  const theme = localStorage.getItem('ayo-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the device's own theme holds.
}
