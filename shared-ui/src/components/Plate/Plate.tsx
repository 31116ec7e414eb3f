// The lot plate: the number a crew looks for on the peg. Yellow means "I am onsite here" (mock decision 1).
export interface PlateProps {
  /** 'Lot', 'U' or 'No'. */
  readonly prefix: string;
  readonly number: string;
  readonly here?: boolean | undefined;
  readonly big?: boolean | undefined;
}

const LONGEST_AT_FULL_SIZE = 3;
const LONGEST_IN_ONE_LINE = 4;

export function Plate({ prefix, number, here = false, big = false }: PlateProps) {
  const size = number.length > LONGEST_IN_ONE_LINE ? ' lines' : number.length > LONGEST_AT_FULL_SIZE ? ' long' : '';
  return (
    <span className={`plate${here ? ' here' : ''}${big ? ' big' : ''}${size}`}>
      <small>{prefix}</small> {number}
    </span>
  );
}
