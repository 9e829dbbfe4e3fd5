// The pictures that the template avatars are made from.
//   face  roughly where the face is
//   eyes  left, top, right and bottom of each eye's opening, where it is drawn larger than a model of real faces believes
//   rest  what the face does all the time, to look friendlier than its picture: weights in percent
export const sources = [
  {
    id: 'xiaojiang',
    picture: 'template-f3-realistic.png',
    face: { left: 280, top: 260, size: 400 },
    rest: { browInnerUpL: 20, browInnerUpR: 20 },
  },
  {
    id: 'yunzhou',
    picture: 'template-m1-realistic.png',
    face: { left: 260, top: 240, size: 430 },
    rest: {},
  },
  {
    id: 'qinglan',
    picture: 'template-g1-game.png',
    face: { left: 200, top: 180, size: 320 },
    eyes: { R: [273.9, 323.3, 327.5, 353.4], L: [392.4, 323.6, 446.2, 353.4] },
    rest: { blinkL: 12, blinkR: 12 },
  },
];
