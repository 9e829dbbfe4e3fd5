import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import type { PageBroadcast } from '@app/contract/broadcast/schema.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import type { AddressSigner } from '../../platform/signed-address.ts';
import type { BroadcastRow, PageFilm } from './tables.ts';

/** The names that stand under the signatures of addresses. */
export const signedNames = {
  page: (pageId: string) => `broadcast:${pageId}`,
  sentence: (id: string) => `sentence:${id}`,
  stock: 'stock',
};

export type BroadcastPresenter = ReturnType<typeof createBroadcastPresenter>;

export function createBroadcastPresenter(signer: AddressSigner) {
  const address = (path: string, name: string, share?: string) =>
    `${path}?${new URLSearchParams(signer.sign(name, uploadLimits.signedUrlSeconds, share))}`;
  const ofPage = (path: string, pageId: string, share?: string) =>
    address(path.replace('{pageId}', pageId), signedNames.page(pageId), share);
  const filmUrl = ({ pageId }: BroadcastRow, film: PageFilm, share?: string): string =>
    // The film of another sound has another address, whatever a browser has kept.
    `${ofPage(broadcastRoutes.film.path, pageId, share)}&v=${film.key.slice(-12)}`;
  // `share`: for whose visitors they are.
  return {
    audioUrl: (pageId: string, share?: string) => ofPage(broadcastRoutes.audio.path, pageId, share),
    sentenceUrl: (id: string, share?: string) =>
      address(broadcastRoutes.sentence.path.replace('{id}', id), signedNames.sentence(id), share),
    /** Of the page as it is heard now, and which look it shows. */
    film({ film, audioKey, ...row }: BroadcastRow, share?: string) {
      const isHeard = film !== null && film.sound === audioKey;
      return isHeard ? { url: filmUrl({ film, audioKey, ...row }, film, share), look: film.look } : undefined;
    },
    stockUrl: () => address(broadcastRoutes.stock.path, signedNames.stock),
    present: (row: BroadcastRow, share?: string): PageBroadcast => ({
      trackUrl: ofPage(broadcastRoutes.track.path, row.pageId, share),
      durationMs: row.durationMs,
      sentences: row.plan.length,
      spoken: row.spoken,
      complete: row.state === 'complete',
    }),
  };
}
