// Names and terms of today that the dictionary does not have or has wrong.
const table = `
PRESENTER pɹɪzˈɛntɜɹ
PRESENTERS pɹɪzˈɛntɜɹz
WEBINAR wˈɛbənˌɑɹ
WEBINARS wˈɛbənˌɑɹz
KUBERNETES kˌubɜɹnˈɛtiz
CTRL kəntɹˈOl
XIAOMI ʃˌWmˈi
HUAWEI wˈɑwˌA
TENCENT tˈɛnsˌɛnt
ALIBABA ˌɑlibˈɑbə
BAIDU bˈIdˌu
BYTEDANCE bˈItdˌæns
WECHAT wˈiʧˌæt
TIKTOK tˈɪktˌɑk
DOUYIN dˈOjˌɪn
PINYIN pˈɪnjˌɪn
PUTONGHUA pˌutɔŋhwˈɑ
GUANGZHOU ɡwˈɑŋʤˌO
HANGZHOU hˈɑŋʤˌO
SHENZHEN ʃˈʌnʤˌʌn
CHENGDU ʧˈʌŋdˌu
QINGDAO ʧˈɪŋdˌW
NGINX ˈɛnʤən ˈɛks
OPENAI ˈOpən ˌAˈI
NVIDIA ɛnvˈɪdiə
POSTGRES pˈOstɡɹɛs
POSTGRESQL pˈOstɡɹɛs kjˌuˈɛl
MYSQL mˈI ˌɛs kjˌuˈɛl
SQLITE ˈɛs kjˌu lˈIt
NUMPY nˈʌmpˌI
PYTORCH pˈItˌɔɹʧ
TENSORFLOW tˈɛnsɜɹflˌO
METAVERSE mˈɛtəvˌɜɹs
CRYPTOCURRENCY kɹˈɪptOkˌɜɹənsi
BITCOIN bˈɪtkˌYn
ETHEREUM ɪθˈɪɹiəm
GIGABYTE ɡˈɪɡəbˌIt
TERABYTE tˈɛɹəbˌIt
EMOJI ɪmˈOʤi
EMOJIS ɪmˈOʤiz
LATEX lˈAtˌɛk
CACHE kˈæʃ
WIFI wˈIfˌI
WI wˈI
JSON ʤˈAsən
JPEG ʤˈApˌɛɡ
GIF ɡˈɪf
SAAS sˈæs
PAAS pˈæs
COVID kˈOvɪd
MOOC mˈuk
MOOCS mˈuks
GUI ɡˈui
YAML jˈæməl
CUDA kˈudə
CAPTCHA kˈæpʧə
LIDAR lˈIdˌɑɹ
ASEAN ˈɑsiˌɑn
OPEC ˈOpˌɛk
FIFA fˈifə
SCADA skˈAdə
CRUD kɹˈʌd
IPHONE ˈIfˌOn
IPAD ˈIpˌæd
IOS ˌIˌOˈɛs
MACOS mˈækˌOˌɛs
OK ˌOkˈA
MIZ mˈɪz
SAYS sˈɛz
BEIJING bˌAʤˈɪŋ
AVATAR ˈævətˌɑɹ
EPSILON ˈɛpsəlˌɑn
LAMBDA lˈæmdə
THETA θˈAtə
`;

/** Word in capitals, sounds. */
export const moreWords: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(' ');
      return [line.slice(0, at), line.slice(at + 1).replaceAll(' ', '')];
    }),
);

/** Short forms that look like words of the dictionary and are spelled all the same. */
export const spelledForms: ReadonlySet<string> = new Set(
  'AI IT US UK EU UN PC TV ID PR HR QA UI UX VR AR MR IP OS CV PM AM GO WHO CO SAT LED AD BC CE BCE MA BA MS DC LA AC GE GM ER ED DIY CEO SOS PTA MIT SUV GPS ISO SOP MD PE PS EST PST CST'.split(
    ' ',
  ),
);

/** Words of two letters that stay words in capitals, as in a headline; all others are short forms: OT, IV, CA. */
export const wordsOfTwo: ReadonlySet<string> = new Set(
  'OF TO IN IS ON BY AT AS OR WE HE ME MY NO SO UP DO IF AN BE OK OH AH HI'.split(' '),
);
