const WIDTH = 160;
const HEIGHT = 40;

/** Values as a small line beside the number that says them; without names of its own. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * (WIDTH - 4) + 2;
    return `${x},${HEIGHT - 2 - (value / most) * (HEIGHT - 4)}`;
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className="day-chart ms-auto w-40!"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  );
}
