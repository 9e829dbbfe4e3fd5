import { IconPrinter } from '@tabler/icons-react';
import { formatDay } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { usePolicy } from '../hooks.ts';
import { privacyMessages as texts } from '../messages.ts';
import { policyChangedOn } from '../rules.ts';
import styles from './policy.module.css';

/** The privacy policy: contents beside, text in lines that are easy to read, and ready to print. */
export function Policy() {
  const { t, language } = useTexts();
  const sections = usePolicy();
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-labelledby="contents">
        <p id="contents">{t(texts.contents)}</p>
        <ol>
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text}>
        <header>
          <h1 className="display">{t(texts.titlePrivacy)}</h1>
          <p className={styles.date}>
            {t(texts.changedOn, { date: formatDay(policyChangedOn, language) })}
            <button type="button" data-no-print onClick={() => window.print()}>
              <IconPrinter size={18} stroke={1.6} aria-hidden="true" />
              {t(texts.print)}
            </button>
          </p>
          <p className={styles.lead}>{t(texts.lead)}</p>
        </header>
        {sections.map(({ id, name, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-name`}>
            <h2 id={`${id}-name`}>{name}</h2>
            {blocks.map((block) =>
              typeof block === 'string' ? (
                <p key={block}>{block}</p>
              ) : (
                <ul key={block[0]}>
                  {block.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </article>
    </div>
  );
}
