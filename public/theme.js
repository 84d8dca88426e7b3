// Runs before anything is drawn: says that script works, and puts on the theme the reader chose, and
// the ground chosen for a projector.
document.documentElement.classList.add('js');
try {
  const theme = localStorage.getItem('ayo-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const ground = localStorage.getItem('ayo-projector');
  if (ground === 'black') document.documentElement.dataset.ground = ground;
} catch {
  // Storage is blocked: the device's own theme holds.
}
