import main from '../components/main-button.module.css';
import { say } from '../lib/texts.ts';
import styles from './restriction.module.css';
import { shellMessages } from './shell-messages.ts';

/** Replaces the whole page (spec section 2). Built by hand: React's tree is gone with the body it lived in. */
export function showRestriction(): void {
  const page = document.createElement('main');
  page.className = styles.page ?? '';
  const heading = document.createElement('h1');
  heading.className = 'display';
  heading.textContent = say(shellMessages.restrictedTitle);
  const text = document.createElement('p');
  text.textContent = say(shellMessages.restrictedText);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = main.button ?? '';
  button.textContent = say(shellMessages.reload);
  button.addEventListener('click', () => window.location.reload());
  page.append(heading, text, button);
  document.body.replaceChildren(page);
  button.focus();
}
