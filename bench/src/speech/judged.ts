import type { SpeechProvider } from '@app/server/providers/tts/port.ts';
import { type Result, round } from '../report.ts';
import { polyphones } from './polyphones.ts';
import { loadJudge, sentencesIn, understood } from './understood.ts';

const voices = [
  { key: 'zh', voice: 'qinghe', language: 'zh-CN' },
  { key: 'en', voice: 'clara', language: 'en-US' },
  { key: 'quick', voice: 'nora', language: 'en-US' },
] as const;

/** A hundred of each voice take an hour of a processor; these a quarter of it. `SPEECH_SENTENCES=100` is all of them, however long. */
const asked = process.env['SPEECH_SENTENCES'];
const most = Number(asked ?? 24);

/** How the voices are understood by who does not know the text, how they sound, and how characters are read. */
export async function judged(root: string, speech: SpeechProvider, endsAt: number): Promise<Result> {
  const judge = await loadJudge(root);
  const result: Result = {
    figures: { judge_is_small: judge.size === 'small' ? 1 : 0 },
    goals: {},
    notes: {},
  };
  const { figures, goals, notes } = result;
  notes['judge_is_small'] = '1: Whisper small listened; 0: it could not be had, and base did';
  let [toSay, leftOut] = [0, 0];
  for (const [index, { key, voice, language }] of voices.entries()) {
    // Each voice has its share of the time that is left.
    const now = performance.now();
    const until = asked ? Number.POSITIVE_INFINITY : now + (endsAt - now) / (voices.length - index);
    const { errors, soundErrors, units, sentences, faults } = await understood(
      { speech, judge, root },
      voice,
      language,
      { most, until },
    );
    // The list may have fewer than were asked for.
    const wanted = Math.min(most, sentencesIn(root, language).length);
    toSay += wanted;
    leftOut += wanted - sentences;
    const what = language === 'zh-CN' ? 'characters' : 'words';
    figures[`misheard_${key}_percent`] = round((100 * errors) / units);
    notes[`misheard_${key}_percent`] =
      `of ${units} ${what} in ${sentences} sentences that nobody tuned to, said by ${voice}`;
    goals[`misheard_${key}_percent`] = { op: '<=', value: 5 };
    if (language === 'zh-CN') {
      figures[`misheard_${key}_sound_percent`] = round((100 * soundErrors) / units);
      notes[`misheard_${key}_sound_percent`] = 'of the same, heard as characters that sound otherwise';
      goals[`misheard_${key}_sound_percent`] = { op: '<=', value: 3 };
    }
    figures[`clicks_${key}`] = faults.clicks;
    notes[`clicks_${key}`] = 'steps between two samples that are eight times those around them';
    goals[`clicks_${key}`] = { op: '<=', value: 0 };
    figures[`loudest_end_${key}`] = round(faults.loudestEnd, 4);
    notes[`loudest_end_${key}`] = 'first or last sample, as a share of the most there can be';
    goals[`loudest_end_${key}`] = { op: '<=', value: 0.01 };
    figures[`longest_air_${key}_ms`] = round(faults.longestAir, 0);
    notes[`longest_air_${key}_ms`] = 'silence before or after a sentence';
    goals[`longest_air_${key}_ms`] = { op: '<=', value: 200 };
    figures[`loudness_range_${key}_lu`] = round(faults.loudest - faults.quietest, 1);
    notes[`loudness_range_${key}_lu`] = 'between the loudest and the quietest sentence';
    goals[`loudness_range_${key}_lu`] = { op: '<=', value: 3 };
  }
  figures['sentences_left_out'] = leftOut;
  notes['sentences_left_out'] = `of ${toSay}, because the time was up`;
  const read = polyphones(root, 'test');
  if (!read) console.log('  left out: polyphones, because the set CPP is not in .cache/cpp');
  if (read) {
    figures['polyphones_right_percent'] = round(100 * (1 - read.misread.length / read.count));
    notes['polyphones_right_percent'] = `of ${read.count} sentences of the public set CPP`;
    goals['polyphones_right_percent'] = { op: '>=', value: 98 };
  }
  return result;
}
