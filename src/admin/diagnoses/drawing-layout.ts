import type { DiagnosisStep } from '#contracts/content/diagnosis.ts';
import { answersOf } from '#contracts/diagnosis.ts';

/** Sizes in pixels. */
export const NODE_WIDTH = 184;
/** Height of the part of a step with its text. */
export const HEAD_HEIGHT = 68;
/** Height of an answer. */
export const ANSWER_HEIGHT = 28;
const GAP_X = 44;
const GAP_Y = 16;
/** Room for an edge that passes a layer. */
const LANE_HEIGHT = 10;
const SWEEPS = 6;

/** A step in the drawing. */
export interface DrawnStep {
  id: string;
  x: number;
  y: number;
  height: number;
}

/** The line from an answer to the next step. */
export interface DrawnEdge {
  from: string;
  answer: string;
  to: string;
  /** SVG path. */
  path: string;
  /** It leads back to a step on the way to it. */
  isLoop: boolean;
}

export interface Drawing {
  width: number;
  height: number;
  steps: DrawnStep[];
  edges: DrawnEdge[];
}

/** A node of a layer: a step, or a lane for an edge that passes the layer. */
interface LayerNode {
  height: number;
  y: number;
  /** Nodes of the layer before, with the height at which the edge leaves them. */
  before: { node: LayerNode; port: number }[];
  after: LayerNode[];
}

type Edge = { from: DiagnosisStep; at: number; answer: string; to: DiagnosisStep; isLoop: boolean };

/** Draws the steps from left to right: each one after all steps that lead to it. */
export function drawSteps(steps: readonly DiagnosisStep[]): Drawing {
  const { layerOf, edges } = layersOf(steps);
  const layers: LayerNode[][] = [];
  const nodeOf = new Map<string, LayerNode>();
  const put = (layer: number, height: number): LayerNode => {
    const node: LayerNode = { height, y: 0, before: [], after: [] };
    layers[layer] = [...(layers[layer] ?? []), node];
    return node;
  };
  for (const step of steps) nodeOf.set(step.id, put(layerOf(step), heightOf(step)));
  const lanes = new Map<Edge, LayerNode[]>();
  for (const edge of edges) {
    const ends = [nodeOf.get(edge.from.id), nodeOf.get(edge.to.id)];
    if (edge.isLoop || !ends[0] || !ends[1]) continue;
    const passed = Array.from({ length: layerOf(edge.to) - layerOf(edge.from) - 1 }, (_, at) =>
      put(layerOf(edge.from) + 1 + at, LANE_HEIGHT),
    );
    lanes.set(edge, passed);
    const way = [ends[0], ...passed, ends[1]];
    way.slice(1).forEach((node, at) => {
      const last = way[at] as LayerNode;
      node.before.push({ node: last, port: at === 0 ? portOf(edge.at) : last.height / 2 });
      last.after.push(node);
    });
  }
  arrange(layers);
  const x = (layer: number) => layer * (NODE_WIDTH + GAP_X);
  const top = Math.min(...layers.flat().map(({ y }) => y), 0);
  const yOf = (node: LayerNode | undefined) => (node?.y ?? 0) - top;
  const drawn = steps.map((step) => ({
    id: step.id,
    x: x(layerOf(step)),
    y: yOf(nodeOf.get(step.id)),
    height: heightOf(step),
  }));
  const height = Math.max(...drawn.map((step) => step.y + step.height), 0);
  return {
    width: Math.max(x(layers.length) - GAP_X, 0),
    height: edges.some(({ isLoop }) => isLoop) ? height + GAP_Y * 2 : height,
    steps: drawn,
    edges: edges.map((edge) => {
      const [from, to] = [edge.from, edge.to].map((step) => ({
        x: x(layerOf(step)),
        y: yOf(nodeOf.get(step.id)),
        height: heightOf(step),
      })) as [DrawnBox, DrawnBox];
      const start = { x: from.x + NODE_WIDTH, y: from.y + portOf(edge.at) };
      const passed = (lanes.get(edge) ?? []).map((node, at) => ({
        x: x(layerOf(edge.from) + 1 + at),
        y: yOf(node) + LANE_HEIGHT / 2,
      }));
      return {
        from: edge.from.id,
        answer: edge.answer,
        to: edge.to.id,
        isLoop: edge.isLoop,
        path: edge.isLoop
          ? loopPath(start, { x: to.x + NODE_WIDTH / 2, y: to.y + to.height })
          : edgePath(start, passed, { x: to.x, y: to.y + HEAD_HEIGHT / 2 }),
      };
    }),
  };
}

type Point = { x: number; y: number };
type DrawnBox = Point & { height: number };

function heightOf(step: DiagnosisStep): number {
  return HEAD_HEIGHT + answersOf(step).length * ANSWER_HEIGHT;
}

const portOf = (answer: number) => HEAD_HEIGHT + (answer + 0.5) * ANSWER_HEIGHT;

/** The layer of each step, counted from the start, and the edges with those that form loops. */
function layersOf(steps: readonly DiagnosisStep[]) {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const edges: Edge[] = [];
  const done = new Set<string>();
  const ended: DiagnosisStep[] = [];
  const visit = (step: DiagnosisStep, above: ReadonlySet<string>): void => {
    done.add(step.id);
    const path = new Set([...above, step.id]);
    answersOf(step).forEach(({ id, to }, at) => {
      const next = byId.get(to);
      if (!next) return;
      edges.push({ from: step, at, answer: id, to: next, isLoop: path.has(to) });
      if (!done.has(to)) visit(next, path);
    });
    ended.push(step);
  };
  const hasLeading = (id: string) =>
    steps.some((step) => step.id !== id && answersOf(step).some(({ to }) => to === id));
  const roots = [...steps.slice(0, 1), ...steps.filter(({ id }) => !hasLeading(id)), ...steps];
  for (const step of roots) if (!done.has(step.id)) visit(step, new Set());
  const layers = new Map<string, number>();
  const layerOf = ({ id }: DiagnosisStep) => layers.get(id) ?? 0;
  for (const step of ended.toReversed()) {
    for (const edge of edges) {
      if (edge.from !== step || edge.isLoop) continue;
      layers.set(edge.to.id, Math.max(layerOf(edge.to), layerOf(step) + 1));
    }
  }
  return { layerOf, edges };
}

/** Orders each layer by its neighbours, so that few edges cross, and sets the heights. */
function arrange(layers: LayerNode[][]): void {
  for (const layer of layers) stack(layer);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isForward = sweep % 2 === 0;
    for (const layer of isForward ? layers : layers.toReversed()) {
      const wanted = new Map(layer.map((node) => [node, wantedY(node, isForward)]));
      layer.sort((one, other) => (wanted.get(one) ?? 0) - (wanted.get(other) ?? 0));
      settle(layer, (node) => wanted.get(node) ?? node.y);
    }
  }
}

function stack(layer: readonly LayerNode[]): void {
  let y = 0;
  for (const node of layer) {
    node.y = y;
    y += node.height + GAP_Y;
  }
}

/** Where a node would be level with its neighbours. */
function wantedY(node: LayerNode, isForward: boolean): number {
  const { before, after, height, y } = node;
  const levels = isForward
    ? before.map((edge) => edge.node.y + edge.port - entryOf(node))
    : after.map((next) => next.y + entryOf(next) - portTo(node, next, height));
  return levels.length > 0 ? levels.reduce((sum, level) => sum + level, 0) / levels.length : y;
}

/** Height at which edges arrive. */
const entryOf = ({ height }: LayerNode) => (height === LANE_HEIGHT ? height / 2 : HEAD_HEIGHT / 2);

function portTo(node: LayerNode, next: LayerNode, height: number): number {
  return next.before.find((edge) => edge.node === node)?.port ?? height / 2;
}

/** Gives nodes their wanted heights as far as they do not overlap. */
function settle(layer: readonly LayerNode[], wanted: (node: LayerNode) => number): void {
  let free = Number.NEGATIVE_INFINITY;
  let shift = 0;
  for (const node of layer) {
    node.y = Math.max(wanted(node), free);
    shift += node.y - wanted(node);
    free = node.y + node.height + GAP_Y;
  }
  for (const node of layer) node.y -= shift / layer.length;
}

function edgePath(start: Point, passed: readonly Point[], end: Point): string {
  let at = start;
  let path = `M${round(at)}`;
  for (const point of [...passed, end]) {
    const middle = (at.x + point.x) / 2;
    path += `C${round({ x: middle, y: at.y })} ${round({ x: middle, y: point.y })} ${round(point)}`;
    at = point;
    if (point === end) break;
    at = { x: point.x + NODE_WIDTH, y: point.y };
    path += `L${round(at)}`;
  }
  return path;
}

/** Below the steps, back to the earlier one. */
function loopPath(start: Point, end: Point): string {
  const low = Math.max(start.y, end.y) + GAP_Y * 2;
  return `M${round(start)}C${round({ x: start.x + GAP_X, y: low })} ${round({ x: end.x, y: low })} ${round(end)}`;
}

const round = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`;
