import { avatarLimits } from '@app/contract/avatar/limits.ts';
import { idSchema } from '@app/contract/base/wire.ts';
import { cropSchema } from '@app/contract/photo/schema.ts';
import * as z from 'zod/mini';
import { ownDraftKey } from '../../../../lib/session.ts';
import { tabStore } from '../../../../lib/storage.ts';

const draftSchema = z.object({
  userId: z.string(),
  name: z.string().check(z.maxLength(avatarLimits.name.max)),
  photo: z.nullable(z.object({ fileId: idSchema, url: z.string(), crop: cropSchema })),
});

/** What was said of an avatar that nothing was paid for yet: a reload loses none of it. */
export type PhotoDraft = z.output<typeof draftSchema>;

/** As long as the tab is open and its owner logged in: others who use this computer later do not find the photo. */
export const photoDrafts = {
  read(userId: string): PhotoDraft | undefined {
    try {
      const kept = z.safeParse(draftSchema, JSON.parse(tabStore.get(ownDraftKey) ?? 'null')).data;
      return kept?.userId === userId ? kept : undefined;
    } catch {
      return undefined;
    }
  },
  keep: (draft: PhotoDraft): void => void tabStore.set(ownDraftKey, JSON.stringify(draft)),
  forget: (): void => tabStore.remove(ownDraftKey),
};
