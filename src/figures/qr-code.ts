/** An address as a code for a camera: how many modules wide, and all dark ones as one path. */
import { encodeQR } from 'qr';
import { modulePath } from './module-path.ts';

/** A code with its quiet border. */
export type QrPicture = { readonly size: number; readonly path: string };

/** The code of an address. */
export function qrCode(address: string): QrPicture {
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: 4 });
  return { size: modules.length, path: modulePath(modules) };
}
