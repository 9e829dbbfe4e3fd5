import type { Listeners } from '../../platform/events.ts';
import type { DictionaryService } from './service.ts';

/** The words of a project are copied with it; those of an account or a project that goes are rows of it, and go too. */
export const dictionaryListeners = ({ dictionaries }: { dictionaries: DictionaryService }): Listeners => ({
  module: 'dictionary',
  together: {
    'project.copied': (tx, { from, projectId, userId }) =>
      dictionaries.copyIn(tx, from, { userId, projectId }),
    'project.brought': (tx, { projectId, userId, dictionary }) =>
      dictionaries.bring(tx, { userId, projectId }, dictionary),
  },
});
