/** Address of the sheet with teeth and tongue that every face shares; scripts/make-rigs writes the name here. */
export const mouthSheet = '/assets/avatars/mouth-1f89d2ce.webp';
