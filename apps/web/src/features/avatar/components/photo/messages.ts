import { defineMessages } from '@app/contract/base/messages.ts';

/** Words of the photo that an avatar is made from. */
export const photoTexts = defineMessages('avatarPhoto', {
  crop: { zh: '选取照片范围', en: 'Frame the photo' },
  cropHint: {
    zh: '拖动照片，让脸落在虚线里。滚轮、双指或 + − 键缩放，方向键移动。',
    en: 'Drag the photo so that the face fills the dashed line. Wheel, pinch or + and − zoom, arrow keys move.',
  },
  cropNow: {
    zh: '缩放 {near}%，倾斜 {tilt}°，中心在照片横向 {left}%、纵向 {top}% 处',
    en: 'Zoom {near}%, tilt {tilt}°, centred at {left}% across and {top}% down',
  },
  zoom: { zh: '缩放', en: 'Zoom' },
  straighten: { zh: '校正', en: 'Straighten' },
  turn: { zh: '顺时针旋转 90°', en: 'Rotate 90° clockwise' },
  camera: { zh: '拍一张', en: 'Use the camera' },
  cameraTitle: { zh: '用摄像头拍照', en: 'Take a photo' },
  cameraView: { zh: '摄像头画面', en: 'Camera view' },
  cameraHint: {
    zh: '正对镜头，光线均匀，眼睛睁开，头发和手不要挡脸。',
    en: 'Face the camera in even light, eyes open, with no hair or hands over the face.',
  },
  asking: { zh: '请在浏览器弹出的提示里允许使用摄像头…', en: 'Allow the camera in the browser’s prompt…' },
  shoot: { zh: '拍照（倒数 3 秒）', en: 'Take photo (3 second countdown)' },
  stopCount: { zh: '停止倒数', en: 'Stop countdown' },
  retake: { zh: '重拍', en: 'Retake' },
  takeThis: { zh: '用这张', en: 'Use this photo' },
  taken: { zh: '拍好的照片', en: 'The photo you took' },
  cameraAgain: { zh: '重新打开摄像头', en: 'Try the camera again' },
  cameraEnded: {
    zh: '摄像头断开了。请检查连接，或看看别的程序是否占用了它，然后重新打开',
    en: 'The camera was disconnected. Check its connection, or whether another program took it, then try again.',
  },
  cameraInsecure: {
    zh: '只有通过 https 或本机打开的页面才能使用摄像头。请改用 https 地址，或上传照片',
    en: 'The camera only works on pages opened over https or on this computer. Use an https address, or upload a photo.',
  },
  close: { zh: '关闭', en: 'Close' },
  photo: { zh: '照片', en: 'Photo' },
  drop: { zh: '把照片拖到这里，或直接粘贴', en: 'Drop a photo here, or paste one' },
  dropHint: {
    zh: 'PNG 或 JPG，超过 {max} 会自动缩小。建议大于 {width}×{height} 像素。',
    en: 'PNG or JPG; photos over {max} are resized automatically. Larger than {width}×{height} pixels works best.',
  },
  choose: { zh: '选择照片', en: 'Choose a photo' },
  another: { zh: '换一张', en: 'Use another' },
  adviceFace: {
    zh: '正对镜头，露出整张脸、头发和肩膀',
    en: 'Facing the camera, with the whole face, hair and shoulders',
  },
  adviceLight: { zh: '光线均匀，不逆光', en: 'Even light, not against the light' },
  adviceAlone: {
    zh: '只有一个人，脸上没有手、口罩或墨镜',
    en: 'One person, with no hands, mask or sunglasses over the face',
  },
  adviceSharp: { zh: '清晰，表情自然，眼睛睁开', en: 'Sharp, with a natural expression and open eyes' },
  sending: { zh: '正在上传照片…', en: 'Uploading the photo…' },
  checking: { zh: '正在检查照片…', en: 'Checking the photo…' },
  good: { zh: '照片可以用', en: 'The photo can be used' },
  changed: {
    zh: '取景变了，继续时会重新检查。',
    en: 'The framing changed. It is checked again when you continue.',
  },
  cropAgain: {
    zh: '可以调整取景后继续，也可以换一张照片。',
    en: 'Adjust the framing and continue, or use another photo.',
  },
  removed: {
    zh: '这张照片已从服务器删除。请换一张。',
    en: 'This photo was removed from the server. Please use another one.',
  },
  photoMissing: { zh: '请先选择一张照片', en: 'Choose a photo first' },
  refusedFirst: {
    zh: '这样还不能用：请调整取景，或换一张照片',
    en: 'It cannot be used like this: adjust the framing, or use another photo',
  },
  consent: { zh: '使用授权', en: 'Permission' },
  who: { zh: '照片里是谁', en: 'Who is in the photo' },
  self: { zh: '我本人', en: 'Me' },
  other: { zh: '其他人', en: 'Someone else' },
  ownName: { zh: '你的姓名', en: 'Your name' },
  ownNameMissing: { zh: '请填写你的姓名', en: 'Please enter your name' },
  otherName: { zh: '对方的姓名', en: 'Their name' },
  somebody: { zh: '对方', en: 'this person' },
  kept: {
    zh: '照片只用来制作这位数字人，只有你能看到原照片。如果本站配置了图像服务，抠出的人像会发给它来画风格图。删除数字人时，照片和由它生成的文件一起删除；这条授权记录会保留，不含照片。',
    en: 'The photo is used only to make this avatar, and nobody but you sees the original. If this site uses an image service, the person cut out of the photo is sent to it to paint the styles. Deleting the avatar deletes the photo and every file made from it; the record of this permission stays, without the photo.',
  },
  toStyles: { zh: '生成风格图', en: 'Generate styles' },
  cost: { zh: '{credits} 积分', en: '{credits} credits' },
});
