import type { Avatar } from '@app/contract/avatar/schema.ts';
import type { AvatarTemplate } from '@app/contract/avatar/states/templates.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import type { Talk } from '@app/contract/project/schema.ts';

/** Templates come with the program, so they have no moment of their own. */
const madeAt = new Date('2026-11-01T00:00:00Z');

const files = (folder: string) => ({
  rig: `${folder}/rig.json`,
  whole: `${folder}/picture.webp`,
  face: `${folder}/face.webp`,
});

/** A template as everybody sees it. */
export function presentTemplate(template: AvatarTemplate, language: Language): Avatar {
  const { id, name, sex, modelTypes, voices, folder } = template;
  const { face, whole } = files(folder);
  return {
    id,
    avatarsId: id,
    name: fill(name, language),
    status: 'ready',
    operateStatus: 'model-complete',
    modelTypes,
    modelType: null,
    isTimbre: 'nonsupport',
    ttsId: voices[language],
    modelId: null,
    image: face,
    wholeImage: whole,
    styleImageList: [],
    styleSex: sex,
    greetingsStatus: 'absent',
    freeStyleChange: 0,
    speechStyle: null,
    greetings: '',
    persona: '',
    isTemplate: true,
    isSample: false,
    createdAt: madeAt,
    updatedAt: madeAt,
  };
}

/** What the player needs of an avatar. */
export const presentPresenter = ({ id, name, folder }: AvatarTemplate): NonNullable<Talk['avatar']> => ({
  id,
  name: { zh: name.zh, en: name.en },
  rigUrl: files(folder).rig,
  pictureUrl: files(folder).whole,
});
