import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import type { ScriptReading } from '@app/contract/broadcast/schema.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Command } from 'prosemirror-state';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { markDoubts } from './readings.ts';

/** So long nothing is typed before it is asked how the script is read. */
const pauseMs = 700;

/** How the characters of a script are read, by their places in its plain text. */
export type Readings = { at: ReadonlyMap<number, ScriptReading>; isExact: boolean };

/** Asks how a script is read once nobody types, and marks what is doubtful; undefined until it is known of these words. */
export function useReadings(
  view: { tell: (command: Command) => void },
  pageId: string,
  document: ScriptDocument,
): Readings | undefined {
  const [settled, setSettled] = useState(document);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(document), pauseMs);
    return () => clearTimeout(timer);
  }, [document]);
  const { data } = useQuery({
    queryKey: ['script readings', pageId, settled],
    queryFn: async ({ signal }) => {
      const body = { id: pageId, ssmlJsonText: settled };
      // Without an answer there is nothing to choose from, and what is typed is taken all the same.
      const answer = await call(broadcastRoutes.readings, { body, signal, silent: true });
      return { ...answer, text: scriptText(settled) };
    },
    enabled: /\p{L}/u.test(scriptText(settled)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isOfThese = data?.text === scriptText(document);
  const readings = useMemo(
    () =>
      data && isOfThese
        ? { at: new Map(data.list.map((reading) => [reading.at, reading])), isExact: data.isExact }
        : undefined,
    [data, isOfThese],
  );
  const { tell } = view;
  useEffect(() => {
    if (readings)
      tell(
        markDoubts(
          [...readings.at.values()].flatMap(({ at, word = ' ', isDoubtful }) =>
            isDoubtful ? [{ at, length: word.length }] : [],
          ),
        ),
      );
    // `tell` is made anew each time and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [readings]);
  return readings;
}
