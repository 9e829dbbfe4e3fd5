/** The emotions of the voice settings (spec section 2) travel by their names; a script has them too, so they stand there. */
export { type Emotion, emotions } from '@app/deck/script/document.ts';
