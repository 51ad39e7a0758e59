import type { SignalKind } from '#contracts/enums/device-sheets.ts';

/** Sizes of the diagram in its own units: CSS pixels at full size. */
const NODE_WIDTH = 168;
const NODE_MIN_HEIGHT = 52;
const COLUMN_GAP = 108;
/** Length of the straight start of a cable, with its label. */
const LEAD = 32;
const ROW_GAP = 18;
/** Distance between two cables at one side of a device. */
const PORT_PITCH = 16;
const SWEEPS = 8;

/** What the diagram shows of a device. */
interface Device {
  no: number;
  name: string;
  model: string;
  quantity: number;
}

/** What the diagram shows of a cable: it leads from one device to another. */
interface Cable {
  label: string | null;
  signal: SignalKind;
  from: number;
  to: number;
}

/** A device with its position. */
export interface WiringNode {
  device: Device;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawn cable: an SVG path, and the position of its label at the start. */
export interface WiringLine {
  cable: Cable;
  path: string;
  labelX: number;
  labelY: number;
}

export interface Wiring {
  width: number;
  height: number;
  nodes: WiringNode[];
  lines: WiringLine[];
}

/** A node of a layer: a device, or a cable that passes through the layer. */
interface LayerNode {
  layer: number;
  device: Device | null;
  y: number;
  height: number;
  ins: Piece[];
  outs: Piece[];
}

/** A cable segment between two neighbouring layers. */
interface Piece {
  from: LayerNode;
  to: LayerNode;
  cable: Cable;
}

/**
 * Places devices in layers in signal direction and routes the cables between them. Cables that
 * pass a layer get a node in it, so that none runs behind a device. Devices without a cable are
 * omitted. The same input always gives the same drawing.
 */
export function layOutWiring(devices: Device[], allCables: Cable[]): Wiring {
  const byNo = new Map(devices.map((device) => [device.no, device]));
  const cables = allCables.filter(({ from, to }) => byNo.has(from) && byNo.has(to));
  const layers = layersOf(cables);
  const columns: LayerNode[][] = [];
  const newNode = (layer: number, device: Device | null): LayerNode => {
    const node: LayerNode = { layer, device, y: 0, height: 0, ins: [], outs: [] };
    columns[layer] ??= [];
    columns[layer].push(node);
    return node;
  };
  const places = new Map<number, LayerNode>();
  for (const [no, layer] of layers) places.set(no, newNode(layer, byNo.get(no) ?? null));
  const routes = cables.map((cable) => routeOf(cable, places, newNode));
  orderColumns(columns);
  const height = stack(columns);
  const left = (node: LayerNode) => node.layer * (NODE_WIDTH + COLUMN_GAP);
  return {
    width: columns.length * (NODE_WIDTH + COLUMN_GAP) - COLUMN_GAP,
    height,
    nodes: [...places.values()].flatMap((node) =>
      node.device
        ? {
            device: node.device,
            x: left(node),
            y: node.y,
            width: NODE_WIDTH,
            height: node.height,
          }
        : [],
    ),
    lines: routes.flatMap(({ cable, pieces }) => {
      const [start] = pieces;
      if (!start) return [];
      return {
        cable,
        path: pathOf(pieces, left),
        labelX: left(start.from) + NODE_WIDTH + 6,
        labelY: portY(start.from, start.from.outs, start) - 3,
      };
    }),
  };
}

/**
 * The layer of each device: after all devices that feed it, and as close as possible to the
 * devices it feeds. A cable that closes a cycle is ignored.
 */
function layersOf(cables: Cable[]): Map<number, number> {
  const numbers = [...new Set(cables.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const forward = withoutCircles(numbers, cables);
  const layer = new Map(numbers.map((no) => [no, 0]));
  const at = (no: number) => layer.get(no) ?? 0;
  for (const _ of numbers) {
    for (const { from, to } of forward) layer.set(to, Math.max(at(to), at(from) + 1));
  }
  for (const _ of numbers) {
    for (const no of numbers) {
      const next = forward.filter(({ from }) => from === no).map(({ to }) => at(to));
      if (next.length > 0) layer.set(no, Math.min(...next) - 1);
    }
  }
  return layer;
}

/** The cables without those that close a cycle. */
function withoutCircles(numbers: number[], cables: Cable[]): Cable[] {
  const acyclic: Cable[] = [];
  const state = new Map<number, 'open' | 'done'>();
  const visit = (no: number) => {
    state.set(no, 'open');
    for (const cable of cables.filter(({ from }) => from === no)) {
      if (state.get(cable.to) === 'open') continue;
      acyclic.push(cable);
      if (!state.has(cable.to)) visit(cable.to);
    }
    state.set(no, 'done');
  };
  for (const no of numbers) if (!state.has(no)) visit(no);
  return acyclic;
}

/** Segments of a cable from layer to layer. A cable that runs backwards is a single segment. */
function routeOf(
  cable: Cable,
  places: Map<number, LayerNode>,
  newNode: (layer: number, device: null) => LayerNode,
): { cable: Cable; pieces: Piece[] } {
  const [start, end] = [places.get(cable.from), places.get(cable.to)];
  const pieces: Piece[] = [];
  if (!start || !end) return { cable, pieces };
  let from = start;
  const join = (to: LayerNode) => {
    const piece = { from, to, cable };
    from.outs.push(piece);
    to.ins.push(piece);
    pieces.push(piece);
    from = to;
  };
  for (let layer = start.layer + 1; layer < end.layer; layer++) join(newNode(layer, null));
  join(end);
  return { cable, pieces };
}

/**
 * Sorts each layer by the mean position of its neighbours, in alternating directions, so that few
 * cables cross.
 */
function orderColumns(columns: LayerNode[][]): void {
  const index = new Map<LayerNode, number>();
  const number = (column: LayerNode[]) => {
    for (const [position, node] of column.entries()) index.set(node, position / column.length);
  };
  const rank = (node: LayerNode, neighbours: LayerNode[]) =>
    neighbours.length === 0
      ? (index.get(node) ?? 0)
      : neighbours.reduce((sum, other) => sum + (index.get(other) ?? 0), 0) / neighbours.length;
  columns.forEach(number);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const forward = sweep % 2 === 0;
    for (const column of forward ? columns : columns.toReversed()) {
      const ranks = new Map(
        column.map((node) => [
          node,
          rank(node, forward ? node.ins.map(({ from }) => from) : node.outs.map(({ to }) => to)),
        ]),
      );
      column.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
      number(column);
    }
  }
}

/** Stacks the places of each layer, centred vertically. Returns the height of the drawing. */
function stack(columns: LayerNode[][]): number {
  const heights = columns.map((column) => {
    let y = 0;
    for (const node of column) {
      const ports = Math.max(node.ins.length, node.outs.length);
      node.height = node.device ? Math.max(NODE_MIN_HEIGHT, (ports + 1) * PORT_PITCH) : PORT_PITCH;
      node.y = y;
      y += node.height + ROW_GAP;
    }
    return y - ROW_GAP;
  });
  const height = Math.max(0, ...heights);
  columns.forEach((column, layer) => {
    for (const node of column) node.y += (height - (heights[layer] ?? 0)) / 2;
  });
  for (const column of columns) {
    for (const node of column) {
      node.ins.sort((a, b) => a.from.y - b.from.y);
      node.outs.sort((a, b) => a.to.y - b.to.y);
    }
  }
  return height;
}

/** Where a cable meets the side of a node: evenly spaced around its middle. */
function portY(node: LayerNode, side: Piece[], piece: Piece): number {
  const offset = (side.indexOf(piece) - (side.length - 1) / 2) * PORT_PITCH;
  return node.y + node.height / 2 + offset;
}

function pathOf(pieces: Piece[], left: (node: LayerNode) => number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  let path = '';
  for (const piece of pieces) {
    const x = left(piece.from) + NODE_WIDTH;
    const y = round(portY(piece.from, piece.from.outs, piece));
    const toX = left(piece.to);
    const toY = round(portY(piece.to, piece.to.ins, piece));
    const isStart = path === '';
    const middle = (x + toX + (isStart ? LEAD : 0)) / 2;
    path += isStart ? `M${x} ${y}H${x + LEAD}` : `H${x}`;
    path += `C${middle} ${y} ${middle} ${toY} ${toX} ${toY}`;
  }
  return path;
}

/** Width for text in a device's box, in widths of a Chinese character. */
const NAME_ROOM = 10;
const MODEL_ROOM = 13;

/** Name and model of a device, as short as its box is wide. */
export function nodeTexts({ name, model, quantity }: Device): { name: string; model: string } {
  return {
    name: shorten(name, NAME_ROOM),
    model: shorten(quantity > 1 ? `${model} × ${quantity}` : model, MODEL_ROOM),
  };
}

/** Cuts a text to a width, because text of a drawing neither wraps nor clips. */
function shorten(text: string, room: number): string {
  let used = 0;
  for (const [index, character] of [...text].entries()) {
    used += /[\u2E80-\uFFEF]/.test(character) ? 1 : 0.58;
    if (used > room) return `${[...text].slice(0, index - 1).join('')}…`;
  }
  return text;
}
