const headerBytes = 44;
const bytesPerSample = 2;

/** Samples between -1 and 1 as a WAV file: 16 bit, one channel. */
export function wavOf(samples: Float32Array, sampleRate: number): ArrayBuffer {
  const dataBytes = samples.length * bytesPerSample;
  const file = new DataView(new ArrayBuffer(headerBytes + dataBytes));
  const text = (offset: number, letters: string) => {
    for (let index = 0; index < letters.length; index++)
      file.setUint8(offset + index, letters.charCodeAt(index));
  };
  text(0, 'RIFF');
  file.setUint32(4, headerBytes - 8 + dataBytes, true);
  text(8, 'WAVE');
  text(12, 'fmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, sampleRate, true);
  file.setUint32(28, sampleRate * bytesPerSample, true);
  file.setUint16(32, bytesPerSample, true);
  file.setUint16(34, bytesPerSample * 8, true);
  text(36, 'data');
  file.setUint32(40, dataBytes, true);
  samples.forEach((sample, index) => {
    const clamped = Math.max(-1, Math.min(1, sample));
    const whole = Math.round(clamped < 0 ? clamped * 0x8000 : clamped * 0x7fff);
    file.setInt16(headerBytes + index * bytesPerSample, whole, true);
  });
  return file.buffer;
}

/** Pieces of a recording as one. */
export function joined(pieces: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    all.set(piece, offset);
    offset += piece.length;
  }
  return all;
}
