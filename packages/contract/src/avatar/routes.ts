import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema, wire } from '../base/wire.ts';
import { characterSchema } from '../character/schema.ts';
import { photoChoiceSchema } from '../photo/schema.ts';
import { ttsIdSchema } from '../speech/schema.ts';
import { speechStyles } from '../speech/states/style.ts';
import { avatarNameSchema, avatarSchema, greetingsSchema, personaSchema } from './schema.ts';
import { operateStatus } from './states/operate-status.ts';
import { styleNames } from './states/style.ts';
import { avatarTabs } from './states/tab.ts';

const path = (rest: string) => `/web-api/portrait/avatars/${rest}` as const;
const byId = { params: z.object({ id: idSchema }) };
/** `v` changes with the drawing, so that what a browser keeps is never an older one. */
const signed = z.strictObject({
  expires: z.string(),
  sign: z.string(),
  share: z.optional(idSchema),
  v: z.string(),
});

/** Calls about avatars. Those of the spec that are not here yet stand in pending-calls.ts. */
export const avatarRoutes = defineRoutes({
  list: {
    method: 'POST',
    path: path('list'),
    visitors: ['nobody', 'user'],
    about: {
      zh: '我的数字人、产品自带且人人可用的模板，或两者一起，可按名字查找。未登录时只有模板。',
      en: 'My avatars, the templates that come with the product and that everybody may use, or both; search looks in their names. Without a login there are templates alone.',
    },
    body: z.strictObject({
      ...pageFields,
      tab: z._default(z.enum(avatarTabs), 'mine'),
      search: z.optional(z.string().check(z.maxLength(100))),
    }),
    data: pageOf(avatarSchema),
  },
  get: {
    ...byId,
    method: 'GET',
    path: path('get/{id}'),
    visitors: ['user'],
    about: { zh: '我的一位数字人，或一个模板。', en: 'One of my avatars, or a template.' },
    data: avatarSchema,
  },
  draw: {
    method: 'POST',
    path: path('draw'),
    visitors: ['user'],
    about: {
      zh: '画一位数字人：不需要照片，不花积分，立刻可用。',
      en: 'Draws an avatar: it needs no photo, costs no credits and can be used at once.',
    },
    body: z.strictObject({ name: avatarNameSchema, character: characterSchema }),
    data: avatarSchema,
    onceByKey: true,
  },
  update: {
    method: 'PUT',
    path: path('update'),
    visitors: ['user'],
    about: {
      zh: '修改我的数字人：名字、画像、声音、说话风格、人设或开场白；用照片制作的，以 operateStatus 进行下一步：0 使用照片，1 生成风格图，3 按选定的风格生成形象，5 直接用照片生成形象。没有提到的保持不变。',
      en: 'Changes one of my avatars: its name, drawing, voice, way of speaking, persona or greeting. One that is made from a photo takes its next step by operateStatus: 0 uses a photo, 1 generates style images, 3 generates the look in a chosen style, 5 generates it from the photo as it is. What is not mentioned stays.',
    },
    body: z.strictObject({
      avatarsId: idSchema,
      /** The step to take: photo/states/look-step.ts. Of an avatar that is drawn it never changes. */
      operateStatus: z.optional(wire(operateStatus)),
      /** With 0 and 5. */
      photo: z.optional(photoChoiceSchema),
      /** With 3: one of the style images. */
      modelType: z.optional(z.enum(styleNames)),
      name: z.optional(avatarNameSchema),
      character: z.optional(characterSchema),
      ttsId: z.optional(ttsIdSchema),
      speechStyle: z.optional(z.nullable(z.enum(speechStyles))),
      persona: z.optional(personaSchema),
      greetings: z.optional(greetingsSchema),
    }),
    data: avatarSchema,
  },
  copy: {
    method: 'POST',
    path: path('copy'),
    visitors: ['user'],
    about: {
      zh: '复制我的一位数字人，或用模板做一位自己的。副本计入数量。',
      en: 'Copies one of my avatars, or makes one of my own from a template. Copies count.',
    },
    body: z.strictObject({ avatarsId: idSchema }),
    data: avatarSchema,
    onceByKey: true,
  },
  delete: {
    ...byId,
    method: 'DELETE',
    path: path('delete/{id}'),
    visitors: ['user'],
    about: {
      zh: '删除我的一位数字人。用到它的项目保留讲解和声音，不再显示形象。',
      en: 'Deletes one of my avatars. Projects that use it keep what was spoken and the voice, and show nobody.',
    },
  },
  using: {
    ...byId,
    method: 'GET',
    path: path('using/{id}'),
    visitors: ['user'],
    about: {
      zh: '我的哪些项目由我的数字人 {id} 讲解。',
      en: 'Which of my projects my avatar {id} presents.',
    },
    data: z.object({ list: z.array(z.object({ id: idSchema, title: z.string() })) }),
  },
  rig: {
    ...byId,
    method: 'GET',
    path: path('rig/{id}'),
    visitors: ['nobody'],
    about: {
      zh: '我做的数字人，以签名地址读取：播放器用它来画。',
      en: 'An avatar that somebody has made, by its signed address: what the player draws it from.',
    },
    query: signed,
    answer: 'file',
  },
  picture: {
    ...byId,
    method: 'GET',
    path: path('picture/{id}'),
    visitors: ['nobody'],
    about: {
      zh: '我做的数字人的图片，以签名地址读取：画出来的是 SVG，#face 是脸部；用照片做的是 WebP，part=face 是脸部。',
      en: 'The picture of an avatar that somebody has made, by its signed address: an SVG of a drawn one, in which #face is the face, a WebP of one from a photo, whose face is part=face.',
    },
    query: z.extend(signed, { part: z.optional(z.literal('face')) }),
    answer: 'file',
  },
});
