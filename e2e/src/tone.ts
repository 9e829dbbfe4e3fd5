/** A wav file of so many seconds, by its samples in time. */
function wav(seconds: number, rate: number, sampleAt: (time: number) => number): Buffer {
  const samples = Math.round(rate * seconds);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at++) file.writeInt16LE(Math.round(sampleAt(at / rate)), 44 + at * 2);
  return file;
}

/** A quiet tone. */
export const tone = (ms: number, hertz = 220): Buffer =>
  wav(ms / 1000, 8000, (time) => 4000 * Math.sin(2 * Math.PI * hertz * time));

const overtones = 40;

/** Somebody who speaks: overtones that get weaker, in four syllables a second, with pauses. */
export const speech = (seconds: number, hertz = 180): Buffer =>
  wav(seconds, 24_000, (time) => {
    const melody = 2 * Math.PI * hertz * (time + 0.02 * Math.sin(4 * time));
    let sum = 0;
    for (let number = 1; number <= overtones; number++) sum += Math.sin(melody * number) / number;
    const syllable = time % 3 > 2.6 ? 0 : Math.sqrt(Math.sin(Math.PI * ((time * 4) % 1)));
    return 8000 * syllable * sum;
  });
