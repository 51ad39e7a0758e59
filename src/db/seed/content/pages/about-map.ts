/** Lines of the sketch of the city that the offices stand on; the names are in the page's language. */
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
          [8, 0],
          [11, 30],
          [28, 48],
          [56, 48],
          [80, 38],
          [92, 0],
        ] as [number, number][],
      },
      {
        kind: 'metro' as const,
        name: names.metro,
        points: [
          [4, 46],
          [24, 46],
          [40, 30],
          [60, 30],
          [74, 56],
          [96, 56],
        ] as [number, number][],
      },
    ],
    stops: [
      { name: names.stops[0], at: [10, 46] as [number, number] },
      { name: names.stops[1], at: [32, 38] as [number, number] },
      { name: names.stops[2], at: [50, 30] as [number, number] },
      { name: names.stops[3], at: [67, 43] as [number, number] },
      { name: names.stops[4], at: [88, 56] as [number, number] },
    ],
  };
}
