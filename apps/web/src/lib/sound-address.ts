/** An address under which a browser plays a sound (mp3) that came as base64. Whoever made it lets go of it. */
export const soundAddress = (base64: string): string =>
  URL.createObjectURL(
    new Blob([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)], { type: 'audio/mpeg' }),
  );
