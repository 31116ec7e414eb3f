// The drawing of the sign-in page: a street of lots, and the line that leads to one of them.
import styles from './LotMap.module.css';

export function LotMap() {
  return (
    <svg className={styles.map} viewBox="0 0 390 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path className={styles.kerb} d="M-20 120 420 40M-20 140 420 60M-20 250 420 170M-20 272 420 192M-20 356 420 276" />
      <path
        className={styles.fence}
        d="M30 111 16-9M96 99 82-20M162 87 148-20M228 75 214-20M294 63 280-20M360 51 346-20M46 128l19 107M112 116l19 107M178 104l19 107M244 92l19 107M310 80l19 107M376 68l19 107M70 256l17 81M136 244l17 81M202 232l17 81M268 220l17 81M334 208l17 81"
      />
      <path className={styles.lot} d="m178 104 66-12 19 107-66 12z" />
      <path className={styles.lead} d="M-20 262 220 218 213 160" />
      <circle className={styles.end} cx="213" cy="154" r="9" />
      <g className={styles.numbers}>
        <text x="80" y="176">
          12
        </text>
        <text x="147" y="164">
          13
        </text>
        <text x="284" y="140">
          15
        </text>
        <text x="106" y="312">
          27
        </text>
        <text x="172" y="300">
          26
        </text>
        <text x="238" y="288">
          25
        </text>
        <text className={styles.ours} x="224" y="192">
          14
        </text>
      </g>
    </svg>
  );
}
