import type { Language, Text } from '../../base/messages.ts';
import type { ModelType, styleSexes } from './look.ts';

/** An avatar that comes with the product: everybody may use it or copy it. */
export type AvatarTemplate = {
  /** The same in every installation: projects name it. */
  id: string;
  name: Text;
  sex: (typeof styleSexes)[number];
  modelTypes: ModelType;
  /** The embedded voice it speaks with at first, per language. */
  voices: Record<Language, string>;
  /**
   * Address of the folder with `rig.json`, `picture.webp` (the whole portrait) and `face.webp` (a small square). The name
   * carries a hash of the contents, so the files never change; scripts/make-rigs makes them and writes the name here.
   */
  folder: string;
};

/** The template avatars, in the order in which they are offered; the first one is the usual choice. */
export const avatarTemplates = [
  {
    id: '01930000-0000-7000-8000-000000000001',
    name: { zh: '晓讲', en: 'Dawn' },
    sex: 'female',
    modelTypes: 'RealisticStyle',
    voices: { 'zh-CN': 'qinghe', 'en-US': 'clara' },
    folder: '/assets/avatars/xiaojiang-6c2ec724',
  },
  {
    id: '01930000-0000-7000-8000-000000000002',
    name: { zh: '云舟', en: 'Noah' },
    sex: 'male',
    modelTypes: 'RealisticStyle',
    voices: { 'zh-CN': 'mingyuan', 'en-US': 'marcus' },
    folder: '/assets/avatars/yunzhou-3ae0e1fe',
  },
  {
    id: '01930000-0000-7000-8000-000000000003',
    name: { zh: '青岚', en: 'Jade' },
    sex: 'female',
    modelTypes: 'GameStyle',
    voices: { 'zh-CN': 'lingyu', 'en-US': 'edith' },
    folder: '/assets/avatars/qinglan-77d8e2ec',
  },
] as const satisfies readonly AvatarTemplate[];

/** The template of this id. */
export const avatarTemplateOf = (id: string | null): AvatarTemplate | undefined =>
  avatarTemplates.find((template) => template.id === id);

/** Address of the sheet with teeth and tongue that every face shares. */
export const mouthSheet = '/assets/avatars/mouth-61b4afe7.webp';
