import { coursewareLimits } from '../limits.ts';
import type { ScriptDocument } from './document.ts';
import { scriptText } from './plain.ts';

const { max, source, pauses, pausedMs } = coursewareLimits.script;

/** Whether a script is more than a page may have: in its words, its pauses, or all that it says of them. */
export function isLongScript(script: ScriptDocument): boolean {
  let [count, sum] = [0, 0];
  for (const { content = [] } of script.content)
    for (const piece of content)
      if (piece.type === 'pause') {
        count++;
        sum += piece.attrs.milliseconds;
      }
  return (
    count > pauses ||
    sum > pausedMs ||
    scriptText(script).length > max ||
    JSON.stringify(script).length > source
  );
}
