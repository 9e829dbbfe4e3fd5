/** The sun and some planets, for slides about them. */
export function Orbits({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="112" cy="112" r="20" fill="#e0783f" />
      <g fill="none" stroke="#d8cdb9" strokeWidth="1">
        <circle cx="112" cy="112" r="42" />
        <circle cx="112" cy="112" r="68" />
        <circle cx="112" cy="112" r="98" />
      </g>
      <circle cx="80" cy="85" r="4" fill="#8c8373" />
      <circle cx="95" cy="46" r="6" fill="#0b6b74" />
      <circle cx="26" cy="65" r="7" fill="#c2491d" />
    </svg>
  );
}
