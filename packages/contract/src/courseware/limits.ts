/** Numbers and defaults of slides stand with the slides; calls, texts and screens read them here. */
export { coursewareLimits, coursewareTheme, newSlide } from '@app/deck/limits.ts';
