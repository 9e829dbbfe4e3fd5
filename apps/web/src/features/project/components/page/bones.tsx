import { Skeleton } from '../../../../components/skeleton.tsx';
import styles from './project-desk.module.css';

/** Where the desk will stand. */
export const Bones = ({ title }: { title: string }) => (
  <div aria-busy="true" className={styles.bones}>
    <h1 className="only-for-readers">{title}</h1>
    <Skeleton height={40} />
    <div className={styles.desk}>
      <Skeleton height={400} />
      <Skeleton height={520} />
      <Skeleton height={320} />
    </div>
  </div>
);
