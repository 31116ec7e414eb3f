// The colours, light and dark, and how well each text is read on its ground: 7:1 or more is the house's bar (look.md §1).
import { contrast } from '@lotline/shared-ui/tokens/contrast';
import type { Pair } from '@lotline/shared-ui/tokens/surface';
import { COLOURS, CONSOLE_COLOURS } from '@lotline/shared-ui/tokens/tokens';
import styles from './Styles.module.css';

const STATES = ['new', 'accepted', 'wip', 'done', 'sent', 'bad', 'hold'] as const;
const TEXTS: readonly (readonly [string, Pair, string, Pair])[] = [
  ['ink', COLOURS.ink, 'surface', COLOURS.surface],
  ['muted', COLOURS.muted, 'surface', COLOURS.surface],
  ['on-primary', COLOURS['on-primary'], 'primary', COLOURS.primary],
  ['on-signal', COLOURS['on-signal'], 'signal', COLOURS.signal],
  ...STATES.map((state) => [state, COLOURS[state], `${state}-bg`, COLOURS[`${state}-bg`]] as const),
];
const rate = (one: string, other: string): string => `${contrast(one, other).toFixed(1)} : 1`;
const ALL: readonly (readonly [string, Pair])[] = Object.entries({ ...COLOURS, ...CONSOLE_COLOURS });

export function ColoursPart() {
  return (
    <>
      <table className={styles.table}>
        <caption>Text on its ground</caption>
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col">Ground</th>
            <th scope="col">Looks</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {TEXTS.map(([text, textPair, ground, groundPair]) => (
            <tr key={text}>
              <th scope="row">--{text}</th>
              <td>--{ground}</td>
              <td>
                <span className={styles.sample} data-text={text}>
                  WO-48213
                </span>
              </td>
              <td>{rate(textPair.light, groundPair.light)}</td>
              <td>{rate(textPair.dark, groundPair.dark)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles.table}>
        <caption>Every colour</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {ALL.map(([name, { light, dark }]) => (
            <tr key={name}>
              <th scope="row">--{name}</th>
              <td>
                <Swatch colour={light} />
              </td>
              <td>
                <Swatch colour={dark} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const Swatch = ({ colour }: { readonly colour: string }) => (
  <span className={styles.swatch}>
    <i style={{ background: colour }} aria-hidden="true" />
    {colour}
  </span>
);
