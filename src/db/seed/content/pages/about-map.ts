/**
 * Lines of the sketch of the city that the offices stand on; the names are in the page's language.
 * Stops are on level parts of the metro, doors above it. Every other name stands above the line, and its door
 * higher still: on phones names and doors are large.
 */
export function cityMap(names: {
  river: string;
  metro: string;
  ring: string;
  stops: [string, string, string, string, string];
}) {
  return {
    lines: [
      {
        kind: 'river' as const,
        name: names.river,
        points: [
          [0, 78],
          [18, 70],
          [36, 74],
          [55, 84],
          [78, 78],
          [100, 88],
        ] as [number, number][],
      },
      {
        kind: 'road' as const,
        name: names.ring,
        points: [
          [72, 0],
          [82, 20],
          [85.5, 40],
          [85.5, 72],
          [81, 100],
        ] as [number, number][],
      },
      {
        kind: 'metro' as const,
        name: names.metro,
        points: [
          [3, 50],
          [36, 50],
          [40, 34],
          [67, 34],
          [71, 58],
          [98, 58],
        ] as [number, number][],
      },
    ],
    stops: [
      { name: names.stops[0], at: [12, 50] as [number, number] },
      { name: names.stops[1], at: [31, 50] as [number, number] },
      { name: names.stops[2], at: [53, 34] as [number, number] },
      { name: names.stops[3], at: [77, 58] as [number, number] },
      { name: names.stops[4], at: [91, 58] as [number, number] },
    ],
  };
}
