import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { TextRefused } from '../../text-refusal.ts';

type Transferable = ArrayBuffer & { transferToFixedLength?: (length?: number) => ArrayBuffer };

/** Node 20 lacks a call that the library makes for fonts; without it nothing is known of them. */
function fillNode20(): void {
  const prototype = ArrayBuffer.prototype as Transferable;
  prototype.transferToFixedLength ??= function transferToFixedLength(
    this: ArrayBuffer,
    length = this.byteLength,
  ) {
    return this.slice(0, length);
  };
}

/** Opens a .pdf without running anything in it. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  fillNode20();
  const { getDocumentProxy } = await import('unpdf');
  const base = import.meta.resolve('pdfjs-dist/package.json');
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      useSystemFonts: false,
      enableXfa: false,
      wasmUrl: new URL('./wasm/', base).href,
      iccUrl: new URL('./iccs/', base).href,
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new TextRefused(name === 'PasswordException' ? 'encrypted' : 'damaged', name);
  }
}
