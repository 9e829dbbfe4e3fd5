export { LanguageSwitch } from './language-switch.tsx';
export { SchemeSwitch } from './scheme-switch.tsx';
