import type { avatarRoutes } from '@app/contract/avatar/routes.ts';
import type { Avatar } from '@app/contract/avatar/schema.ts';
import { avatarTemplateOf, avatarTemplates } from '@app/contract/avatar/states/templates.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import type { PageOf } from '../../platform/db/page.ts';
import { presentPresenter, presentTemplate } from './present.ts';

export type AvatarService = ReturnType<typeof createAvatarService>;

/** The avatars there are: so far those that come with the product. Nobody has one of their own. */
export function createAvatarService() {
  return {
    async list(
      { tab, pageNum, pageSize }: BodyOf<typeof avatarRoutes.list>,
      language: Language,
    ): Promise<PageOf<Avatar>> {
      const all = tab === 'template' ? avatarTemplates : [];
      const start = (pageNum - 1) * pageSize;
      const list = all.slice(start, start + pageSize);
      return {
        list: list.map((one) => presentTemplate(one, language)),
        total: all.length,
        pageNum,
        pageSize,
      };
    },

    exists: (id: string): boolean => avatarTemplateOf(id) !== undefined,

    /** The voice an avatar speaks with; that of the first template where there is no avatar. */
    voiceOf: (id: string | null, language: Language): string =>
      (avatarTemplateOf(id) ?? avatarTemplates[0]).voices[language],

    /** The avatar as the player needs it; null when there is none. */
    presenterOf(id: string | null): Talk['avatar'] {
      const template = avatarTemplateOf(id);
      return template ? presentPresenter(template) : null;
    },
  };
}
