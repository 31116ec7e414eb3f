// The lot plate: the number a crew looks for on the peg. Yellow means "I am onsite here" (mock decision 1).
export interface PlateProps {
  /** 'Lot', 'U' or 'No'. */
  readonly prefix: string;
  readonly number: string;
  readonly here?: boolean | undefined;
  readonly big?: boolean | undefined;
}

const LONGEST_AT_FULL_SIZE = 3;

export function Plate({ prefix, number, here = false, big = false }: PlateProps) {
  const long = number.length > LONGEST_AT_FULL_SIZE;
  return (
    <span className={`plate${here ? ' here' : ''}${big ? ' big' : ''}${long ? ' long' : ''}`}>
      <small>{prefix}</small> {number}
    </span>
  );
}
