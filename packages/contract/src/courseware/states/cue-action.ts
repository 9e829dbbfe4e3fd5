/** What a script can ask for at a word stands with the script. */
export { type CueAction, cueActions } from '@app/deck/script/document.ts';
