import { avatarLimits } from '@app/contract/avatar/limits.ts';
import { idSchema } from '@app/contract/base/wire.ts';
import { cropSchema } from '@app/contract/photo/schema.ts';
import * as z from 'zod/mini';
import { tabStore } from '../../../../lib/storage.ts';

const draftSchema = z.object({
  name: z.string().check(z.maxLength(avatarLimits.name.max)),
  photo: z.nullable(z.object({ fileId: idSchema, url: z.string(), crop: cropSchema })),
});

/** What was said of an avatar that nothing was paid for yet: a reload loses none of it. */
export type PhotoDraft = z.output<typeof draftSchema>;

const keyOf = (userId: string): string => `photoDraft:${userId}`;

/** As long as the tab is open: others who use this computer later do not find the photo. */
export const photoDrafts = {
  read(userId: string): PhotoDraft | undefined {
    try {
      return z.safeParse(draftSchema, JSON.parse(tabStore.get(keyOf(userId)) ?? 'null')).data;
    } catch {
      return undefined;
    }
  },
  keep: (userId: string, draft: PhotoDraft): void => void tabStore.set(keyOf(userId), JSON.stringify(draft)),
  forget: (userId: string): void => tabStore.remove(keyOf(userId)),
};
