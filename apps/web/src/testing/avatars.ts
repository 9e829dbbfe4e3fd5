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
    isTemplate: true,
    isSample: false,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...changes,
  };
};

/** A list of them, as the call answers. */
export const avatarsSent = (...list: object[]) => ({ list, total: list.length, pageNum: 1, pageSize: 100 });
