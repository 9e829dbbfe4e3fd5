import * as z from 'zod/mini';
import { avatarNameSchema, avatarSchema } from '../avatar/schema.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import {
  avatarFileSchema,
  cropSchema,
  likenessSchema,
  photoRemarkSchema,
  photoReportSchema,
  photoSchema,
} from './schema.ts';

const path = (rest: string) => `/web-api/portrait/avatars/${rest}` as const;
const byId = { params: z.object({ id: idSchema }) };
const signed = { expires: z.string(), sign: z.string() };

/** Calls about avatars that are made from a photo. Its steps are taken by avatars/update. */
export const photoRoutes = defineRoutes({
  upload: {
    method: 'POST',
    path: path('upload'),
    visitors: ['user'],
    about: {
      zh: '上传一张照片（multipart/form-data，字段 file；PNG 或 JPG，最大 5 MB），用来制作数字人。不进入文件库，一天内没有使用就删除。',
      en: 'Uploads a photo (multipart/form-data, field "file"; PNG or JPG, at most 5 MB) to make an avatar from. It is none of the files of the library, and is deleted after a day unless it is used.',
    },
    upload: true,
    data: photoSchema,
  },
  check: {
    method: 'POST',
    path: path('check'),
    visitors: ['user'],
    about: {
      zh: '这张照片能不能用：只有一张脸、够大、够亮、正面、清晰；不能用的每一点都说明怎么办。不能用的照片立即删除，除非换个裁剪就可以。',
      en: 'Whether a photo can be used: one face, large, bright, straight and sharp enough; each refusal says what to do. A refused photo is deleted at once, unless another crop may do.',
    },
    body: z.strictObject({ fileId: idSchema, crop: z.optional(cropSchema) }),
    data: photoReportSchema,
  },
  glance: {
    method: 'POST',
    path: path('glance'),
    visitors: ['user'],
    about: {
      zh: '看一眼摄像头的画面（multipart/form-data，字段 file；PNG 或 JPG，最大 200 KB），提示怎么站位。不保存任何内容。',
      en: 'A glance at a picture of the camera (multipart/form-data, field "file"; PNG or JPG, at most 200 KB) with hints. Nothing of it is kept.',
    },
    upload: true,
    data: z.object({ faults: z.array(photoRemarkSchema) }),
  },
  preGeneration: {
    method: 'POST',
    path: path('pre/generation'),
    visitors: ['user'],
    about: {
      zh: '开始用照片制作一位数字人：扣除 60 积分；失败，或在完成前删除，积分退回。',
      en: 'Begins an avatar from a photo: books 60 credits, which come back when it fails or is deleted before it is ready.',
    },
    body: z.strictObject({ nickname: avatarNameSchema }),
    data: avatarSchema,
    onceByKey: true,
  },
  photo: {
    ...byId,
    method: 'GET',
    path: path('photo/{id}'),
    visitors: ['nobody'],
    about: { zh: '我上传的照片，以签名地址读取。', en: 'A photo of mine by its signed address.' },
    query: z.strictObject(signed),
    answer: 'file',
  },
  style: {
    ...byId,
    method: 'GET',
    path: path('style/{id}'),
    visitors: ['nobody'],
    about: {
      zh: '我的数字人 {id} 的一张风格图，以签名地址读取。',
      en: 'A style image of my avatar {id} by its signed address.',
    },
    query: z.strictObject({ ...signed, n: z.string().check(z.regex(/^\d{1,2}$/)), v: z.string() }),
    answer: 'file',
  },
  files: {
    ...byId,
    method: 'GET',
    path: path('files/{id}'),
    visitors: ['user'],
    about: {
      zh: '删除我的数字人 {id} 时会一起删除的文件：照片、风格图、形象。',
      en: 'The files that go when my avatar {id} is deleted: its photo, style images and look.',
    },
    data: z.object({ list: z.array(avatarFileSchema) }),
  },
  likeness: {
    method: 'GET',
    path: path('likeness'),
    visitors: ['user'],
    about: {
      zh: '肖像授权记录：我用过谁的照片、何时同意、做了哪些数字人，最新的在前。数字人删除后记录仍在，照片不在。',
      en: 'The likeness ledger: whose photos I have used, when that was agreed to and for which avatars, the newest first. It stays when an avatar is deleted; the photo does not.',
    },
    data: z.object({ list: z.array(likenessSchema), total: z.int() }),
  },
});
