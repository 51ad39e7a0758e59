import { lead } from '#api/sheets/pdf/blocks.ts';
import type { PdfBlock, PdfShape } from '#content/pdf/document.ts';
import type { PdfPaint } from '#content/pdf/pdf-page.ts';
import type { SignalKind } from '#contracts/enums/device-sheets.ts';
import { layOutWiring, nodeTexts, type WiringNode } from '#contracts/sheets/drawings/wiring.ts';
import { deviceSheetWords } from '#contracts/sheets/words/device-sheet.ts';
import type { DeviceSheet } from './contract.ts';

/** Line style of a signal on paper: those of the page, in its light set of colours. */
const signals: Record<SignalKind, PdfPaint> = {
  sdi: { stroke: '#1d56b0' },
  hdmi: { stroke: '#6a3fc2' },
  ndi: { stroke: '#00707d', dash: [8, 3] },
  ethernet: { stroke: '#087844', dash: [8, 3] },
  usb: { stroke: '#14161c' },
  xlr: { stroke: '#b3246b' },
  dmx: { stroke: '#875a01', dash: [3, 3] },
  power: { stroke: '#bc0730' },
  fiber: { stroke: '#00707d', dash: [12, 3] },
  wireless: { stroke: '#565b64', dash: [1, 5] },
};
const BOX: PdfPaint = { fill: '#f3f4f6', stroke: '#dadce0', width: 1 };
/** Distance of two entries of the legend, and of its line from the diagram. */
const LEGEND = { step: 118, top: 26 };

/** The wiring as a drawing, and all cables as a table. */
export function wiringBlocks({ locale, devices, cables }: DeviceSheet): PdfBlock[] {
  if (cables.length === 0) return [];
  const text = deviceSheetWords[locale];
  const end = (no: number, port: string) => {
    const name = devices.find((device) => device.no === no)?.name ?? '';
    return [
      `${no}\u00a0 ${name}`,
      ...(port ? [{ text: port, tone: 'muted', size: 'small' } as const] : []),
    ];
  };
  return [
    {
      kind: 'landscape',
      blocks: [
        { kind: 'section', title: text.wiring },
        lead(text.wiringLead),
        diagram({ locale, devices, cables }),
      ],
    },
    { kind: 'section', title: text.cables },
    {
      kind: 'table',
      columns: [
        { head: text.cable, share: 2 },
        { head: text.signal, share: 2 },
        { head: text.from, share: 4 },
        { head: text.to, share: 4 },
        { head: text.length, share: 1.4, align: 'end' },
      ],
      rows: cables.map(({ label, signal, from, fromPort, to, toPort, lengthCm }) => [
        label ?? '-',
        text.signals[signal],
        end(from, fromPort),
        end(to, toPort),
        lengthCm ? `${lengthCm / 100}\u00a0m` : '-',
      ]),
    },
  ];
}

function diagram({
  locale,
  devices,
  cables,
}: Pick<DeviceSheet, 'locale' | 'devices' | 'cables'>): PdfBlock {
  const { width, height, nodes, lines } = layOutWiring(devices, cables);
  const present = [...new Set(lines.map(({ cable }) => cable.signal))];
  const perRow = Math.max(1, Math.floor(width / LEGEND.step));
  const legend = present.flatMap((signal, index): PdfShape[] => {
    const x = (index % perRow) * LEGEND.step;
    const y = height + LEGEND.top + Math.floor(index / perRow) * 20;
    return [
      {
        kind: 'path',
        points: [
          [x, y],
          [x + 28, y],
        ],
        paint: { ...signals[signal], width: 2 },
      },
      {
        kind: 'text',
        text: deviceSheetWords[locale].signals[signal],
        at: [x + 36, y + 4],
        size: 11,
      },
    ];
  });
  return {
    kind: 'drawing',
    width,
    height: height + LEGEND.top + Math.ceil(present.length / perRow) * 20,
    shapes: [
      ...lines.map(({ cable, path }): PdfShape => {
        return { kind: 'svg-path', path, paint: { ...signals[cable.signal], width: 1.75 } };
      }),
      ...nodes.flatMap(nodeShapes),
      ...lines.flatMap(({ cable, labelX, labelY }): PdfShape[] =>
        cable.label
          ? [{ kind: 'text', text: cable.label, at: [labelX, labelY], size: 10, bold: true }]
          : [],
      ),
      ...legend,
    ],
  };
}

function nodeShapes({ device, x, y, width, height }: WiringNode): PdfShape[] {
  const middle = y + height / 2;
  const { name, model } = nodeTexts(device);
  return [
    { kind: 'rectangle', at: [x, y], width, height, paint: BOX },
    {
      kind: 'text',
      text: `${device.no} ${name}`,
      at: [x + 10, middle - 4],
      size: 13,
      bold: true,
    },
    {
      kind: 'text',
      text: model,
      at: [x + 10, middle + 14],
      size: 11,
      tone: 'muted',
    },
  ];
}
