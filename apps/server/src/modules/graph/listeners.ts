import type { Listeners } from '../../platform/events.ts';
import type { GraphService } from './service.ts';

/** What has an outline gets its graph. Nobody loses an outline over that: it can be asked for again. */
export const graphListeners = ({ graphs }: { graphs: GraphService }): Listeners => ({
  module: 'graph',
  apart: {
    'outline.drawn': (tx, { projectId, userId }) =>
      graphs.begin(tx, { projectId, userId }).then(() => undefined),
  },
});
