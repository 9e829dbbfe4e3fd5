/** An avatar as the server sends it. */
export const avatarSent = (number: number, changes: object = {}) => {
  const id = `01930000-0000-7000-8000-00000000000${number}`;
  return {
    id,
    avatarsId: id,
    name: `avatar ${number}`,
    status: 1,
    operateStatus: 3,
    modelTypes: 'RealisticStyle',
    modelType: null,
    isTimbre: 'nonsupport',
    voices: {},
    ttsId: 'qinghe',
    modelId: null,
    image: `/faces/${number}/face.webp`,
    wholeImage: `/faces/${number}/picture.webp`,
    rigUrl: `/faces/${number}/rig.json`,
    styleImageList: [],
    styleSex: 'female',
    greetingsStatus: 0,
    freeStyleChange: 0,
    speechStyle: null,
    greetings: '',
    persona: '',
    making: null,
    isTemplate: true,
    isSample: false,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...changes,
  };
};

/** An avatar that is being made of a photo. */
export const photoAvatarSent = (number: number, changes: object = {}, making: object = {}) => ({
  ...avatarSent(number),
  isTemplate: false,
  status: 5,
  operateStatus: 0,
  modelTypes: null,
  image: null,
  wholeImage: null,
  rigUrl: null,
  freeStyleChange: 1,
  ...changes,
  making: {
    taskId: null,
    progress: 0,
    since: null,
    reason: '',
    isCancelled: false,
    chosen: null,
    photo: {
      fileId: '01930000-0000-7000-8000-0000000000f1',
      url: '/photos/1',
      size: 1000,
      type: 'image/png',
      crop: { left: 0, top: 0, width: 768, height: 1024, turn: 0 },
    },
    styles: [],
    ...making,
  },
});

/** A style image of such an avatar. */
export const styleSent = (style: string, modelTypes = 'RealisticStyle') => ({
  style,
  modelTypes,
  url: `/styles/${style}.webp`,
  engine: 'embedded',
});

/** A list of them, as the call answers. */
export const avatarsSent = (...list: object[]) => ({ list, total: list.length, pageNum: 1, pageSize: 100 });
