/**
 * Fetches the beginning of the sound that is heard first while nobody has asked for it yet: who plays the same address
 * later finds it here. The rest stays where it is, because not everybody who looks at a talk wants to hear it.
 */
export function createFirstSound() {
  let sound: HTMLAudioElement | undefined;
  const leave = () => sound?.removeAttribute('src');
  return {
    fetch(address: string): void {
      if (sound?.getAttribute('src') === address) return;
      leave();
      sound = new Audio();
      sound.preload = 'metadata';
      sound.src = address;
    },
    leave,
  };
}
