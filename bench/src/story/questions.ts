/** What viewers of the sample talks ask: most of it is in the deck, in other words than there; some is not. */
export const questions = {
  zh: [
    '太阳表面有多热？',
    '为什么金星比水星还热？',
    '水星上有冰吗？',
    '太阳系最高的火山在哪里？',
    '哪颗行星最大？',
    '土星的光环是什么做的？',
    '天王星为什么躺着转？',
    '海王星的风有多快？',
    '地球为什么特别？',
    '月球对地球有什么用？',
    '海王星绕一圈要多久？',
    '什么是天文单位？',
    '黑洞是怎么形成的？',
  ],
  en: [
    'How hot is the surface of the Sun?',
    'Which planet is the hottest?',
    'Is there ice on Mercury?',
    'Where is the highest volcano?',
    'What is the largest planet?',
    'What are the rings of Saturn made of?',
    'Why does Uranus roll on its side?',
    'How fast are the winds on Neptune?',
    'Why is Earth special?',
    'What does the Moon do for us?',
    'How long is a year on Neptune?',
    'What is an astronomical unit?',
    'How do black holes form?',
  ],
} as const;

/** Twenty pages of a lesson, a sentence each. */
export const lesson = Array.from(
  { length: 20 },
  (_, index) => `这是第${index + 1}页，讲第${index + 1}颗星。`,
);
