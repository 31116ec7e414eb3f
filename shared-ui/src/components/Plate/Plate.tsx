// The lot plate: the number a crew looks for on the peg. Yellow means "I am onsite here" (mock decision 1).
export interface PlateProps {
  /** 'Lot', 'U' or 'No'. */
  readonly prefix: string;
  readonly number: string;
  readonly here?: boolean | undefined;
  readonly big?: boolean | undefined;
}

const LONGEST_AT_FULL_SIZE = { row: 4, big: 3 };

export function Plate({ prefix, number, here = false, big = false }: PlateProps) {
  const long = number.length > (big ? LONGEST_AT_FULL_SIZE.big : LONGEST_AT_FULL_SIZE.row);
  return (
    <span className={`plate${here ? ' here' : ''}${big ? ' big' : ''}${long ? ' long' : ''}`}>
      <small>{prefix}</small> {number}
    </span>
  );
}
