import '@fontsource-variable/noto-sans-sc/index.css';
import './slide-fonts.css';
import './ui-font.css';
