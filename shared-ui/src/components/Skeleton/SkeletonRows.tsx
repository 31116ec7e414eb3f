// Ghosts of task rows, as tall as the rows, so nothing jumps when the list arrives.
interface SkeletonRowsProps {
  readonly label: string;
  readonly rows?: number | undefined;
}

export function SkeletonRows({ label, rows = 5 }: SkeletonRowsProps) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr">{label}</span>
      <ul className="rows ghosts" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <li key={row}>
            <span className="ghost square" />
            <span className="ghost" style={{ width: '62%' }} />
            <span className="ghost" style={{ width: '44%' }} />
            <span className="ghost" style={{ width: '30%' }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
