import {
  type ArtProps,
  Canvas,
  Linear,
  Presenter,
  paint,
  Radial,
  useArtIds,
  Vignette,
} from './canvas.tsx';

type Point = [x: number, y: number, z: number];

/** Isometric projection of the set; one unit is 40 px along the floor. */
function flat(points: Point[]): string {
  return points
    .map(([x, y, z]) => `${400 + (x - y) * 42},${192 + (x + y) * 21 - z * 42}`)
    .join(' ');
}

/** A face of the set. */
function Face({ at, fill, opacity }: { at: Point[]; fill: string; opacity?: number }) {
  return <polygon points={flat(at)} fill={fill} fillOpacity={opacity} />;
}

/** A block on the floor, lit from the left front: its top, left and right faces. */
function Block({ at: [x, y, z], size: [w, d, h], fill }: { at: Point; size: Point; fill: string }) {
  const top = z + h;
  const left: Point[] = [
    [x, y + d, z],
    [x + w, y + d, z],
    [x + w, y + d, top],
    [x, y + d, top],
  ];
  const right: Point[] = [
    [x + w, y, z],
    [x + w, y + d, z],
    [x + w, y + d, top],
    [x + w, y, top],
  ];
  const lid: Point[] = [
    [x, y, top],
    [x + w, y, top],
    [x + w, y + d, top],
    [x, y + d, top],
  ];
  return (
    <>
      <Face at={[...left]} fill={fill} />
      <Face at={left} fill={paint.stage} opacity={0.35} />
      <Face at={right} fill={fill} />
      <Face at={right} fill={paint.stage} opacity={0.66} />
      <Face at={lid} fill={fill} />
    </>
  );
}

/** Live room: a set on its floor, two walls and a key light, as the configurator sees it. */
export function LiveRoomArt(props: ArtProps) {
  const { ref, url } = useArtIds();
  const wood = 'color-mix(in oklab, var(--3d-dark) 42%, var(--surface-2))';
  const stone = 'color-mix(in oklab, var(--ink) 34%, var(--surface-2))';
  return (
    <Canvas {...props}>
      <defs>
        <Radial
          id={ref('glow')}
          stops={[
            [0, paint.amber, 0.34],
            [1, paint.amber, 0],
          ]}
        />
        <Linear
          id={ref('sky')}
          stops={[
            [0, paint.night],
            [0.5, paint.petal],
            [1, paint.amber],
          ]}
        />
        <Linear
          id={ref('wall')}
          to={[1, 1]}
          stops={[
            [0, paint.amber, 0.42],
            [1, paint.amber, 0.1],
          ]}
        />
        <Linear
          id={ref('ground')}
          to={[1, 1]}
          stops={[
            [0, paint.amber, 0.5],
            [1, paint.amber, 0.1],
          ]}
        />
        <Linear
          id={ref('cone')}
          to={[1, 1]}
          stops={[
            [0, paint.ink, 0.75],
            [0.4, paint.amber, 0.26],
            [1, paint.amber, 0],
          ]}
        />
      </defs>
      <ellipse cx="400" cy="300" rx="440" ry="280" fill={url('glow')} />
      <Face
        at={[
          [-0.3, -0.3, -0.35],
          [6.3, -0.3, -0.35],
          [6.3, 6.3, -0.35],
          [-0.3, 6.3, -0.35],
        ]}
        fill={paint.amber}
        opacity={0.16}
      />
      <Face
        at={[
          [0, 6, 0],
          [6, 6, 0],
          [6, 6, -0.25],
          [0, 6, -0.25],
        ]}
        fill={wood}
      />
      <Face
        at={[
          [6, 0, 0],
          [6, 6, 0],
          [6, 6, -0.25],
          [6, 0, -0.25],
        ]}
        fill={paint.surface}
      />
      <Face
        at={[
          [0, 0, 0],
          [6, 0, 0],
          [6, 6, 0],
          [0, 6, 0],
        ]}
        fill={paint.surface}
      />
      <Face
        at={[
          [0, 0, 0],
          [6, 0, 0],
          [6, 6, 0],
          [0, 6, 0],
        ]}
        fill={url('ground')}
      />
      <Face
        at={[
          [0, 0, 0],
          [0, 6, 0],
          [0, 6, 4],
          [0, 0, 4],
        ]}
        fill={paint.surface}
      />
      <Face
        at={[
          [0, 0, 0],
          [6, 0, 0],
          [6, 0, 4],
          [0, 0, 4],
        ]}
        fill={paint.surface}
      />
      <Face
        at={[
          [0, 0, 0],
          [6, 0, 0],
          [6, 0, 4],
          [0, 0, 4],
        ]}
        fill={url('wall')}
      />
      <Face
        at={[
          [0, 0.4, 0.5],
          [0, 5.6, 0.5],
          [0, 5.6, 3.6],
          [0, 0.4, 3.6],
        ]}
        fill={url('sky')}
      />
      <g fill={paint.night}>
        <Face
          at={[
            [0, 0.4, 0.5],
            [0, 5.6, 0.5],
            [0, 5.6, 1.3],
            [0, 5, 1.3],
            [0, 5, 1.9],
            [0, 4.5, 1.9],
            [0, 4.5, 1.4],
            [0, 4, 1.4],
            [0, 4, 2.4],
            [0, 3.6, 2.6],
            [0, 3.2, 2.4],
            [0, 3.2, 1.6],
            [0, 2.6, 1.6],
            [0, 2.6, 2],
            [0, 2, 2],
            [0, 2, 1.2],
            [0, 1.5, 1.2],
            [0, 1.5, 1.7],
            [0, 1, 1.7],
            [0, 1, 1.1],
            [0, 0.4, 1.1],
          ]}
          fill={paint.night}
        />
      </g>
      {[1.7, 3, 4.3].map((y) => (
        <Face
          key={y}
          at={[
            [0, y, 0.5],
            [0, y + 0.04, 0.5],
            [0, y + 0.04, 3.6],
            [0, y, 3.6],
          ]}
          fill={paint.stage}
          opacity={0.4}
        />
      ))}
      {[1.2, 2, 2.8].map((z) => (
        <g key={z}>
          <Face
            at={[
              [3.4, 0, z],
              [5.6, 0, z],
              [5.6, 0.35, z],
              [3.4, 0.35, z],
            ]}
            fill={wood}
          />
          <Face
            at={[
              [3.4, 0, z + 0.62],
              [5.6, 0, z + 0.62],
              [5.6, 0, z + 0.1],
              [3.4, 0, z + 0.1],
            ]}
            fill={paint.amber}
            opacity={0.3}
          />
        </g>
      ))}
      <Block at={[3.6, 0.06, 1.2]} size={[0.3, 0.2, 0.45]} fill={paint.tally} />
      <Block at={[4.3, 0.06, 1.2]} size={[0.5, 0.2, 0.3]} fill={paint.ink} />
      <Block at={[5, 0.06, 2]} size={[0.3, 0.2, 0.5]} fill={paint.amber} />
      <Block at={[3.8, 0.06, 2]} size={[0.6, 0.2, 0.25]} fill={stone} />
      <Block at={[4.6, 0.06, 2.8]} size={[0.3, 0.2, 0.4]} fill={paint.petal} />
      <Face
        at={[
          [1, 1.6, 0.02],
          [4.6, 1.6, 0.02],
          [4.6, 5, 0.02],
          [1, 5, 0.02],
        ]}
        fill={paint.tally}
        opacity={0.3}
      />
      <Block at={[0.7, 1.2, 0]} size={[1, 2.4, 0.5]} fill={stone} />
      <Block at={[0.5, 1.2, 0]} size={[0.4, 2.4, 1.1]} fill={stone} />
      <Block at={[0.7, 3.5, 0]} size={[1, 0.35, 0.8]} fill={stone} />
      <polygon points="566,-30 640,-4 470,420 250,352" fill={url('cone')} />
      <Presenter x={392} y={352} scale={0.62} warm={paint.ink} cool={paint.amber} />
      <Block at={[3.5, 3, 0]} size={[1.1, 1.6, 0.7]} fill={wood} />
      <Block at={[3.8, 3.3, 0.7]} size={[0.25, 0.25, 0.5]} fill={paint.ink} />
      <Block at={[4.1, 3.9, 0.7]} size={[0.3, 0.3, 0.3]} fill={paint.tally} />
      <path d="M560-34l86 30-12 22-84-30z" fill={paint.ink} />
      <g stroke={paint.amber} strokeWidth="1.500" fill="none" strokeOpacity=".85">
        <path d="M148 318v34l32 16M652 318v34l-32 16M400 458v22M384 472l16 8 16-8" />
      </g>
      <Vignette id={ref('edge')} />
    </Canvas>
  );
}
