import { IconArrowRight, IconBuilding, IconCode, IconSchool } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/texts.ts';
import { homeMessages as texts } from '../messages.ts';
import styles from './audiences.module.css';
import { Section } from './section.tsx';

const audiences = [
  {
    icon: IconSchool,
    name: texts.teachers,
    text: texts.teachersText,
    link: texts.teachersLink,
    to: '/project',
  },
  {
    icon: IconBuilding,
    name: texts.companies,
    text: texts.companiesText,
    link: texts.companiesLink,
    to: '/pricing',
  },
  {
    icon: IconCode,
    name: texts.developers,
    text: texts.developersText,
    link: texts.developersLink,
    page: '/api-docs',
  },
];

/** For teachers, companies and developers. */
export function Audiences() {
  const { t } = useTexts();
  return (
    <Section id="for" title={t(texts.titleFor)}>
      <ul className={styles.audiences}>
        {audiences.map(({ icon: Icon, name, text, link, to, page }) => {
          const label = (
            <>
              {t(link)}
              <IconArrowRight size={18} stroke={1.6} aria-hidden="true" />
            </>
          );
          return (
            <li key={name.key}>
              <Icon size={28} stroke={1.4} aria-hidden="true" />
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
              {/* Pages of the server itself are no screens of the router. */}
              {to === undefined ? <a href={page}>{label}</a> : <Link to={to}>{label}</Link>}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
