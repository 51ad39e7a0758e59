import { expect, it } from 'vitest';
import { RequestCounts } from './request-counts.ts';

it('counts by labels, and durations by kind in cumulative buckets', () => {
  const counts = new RequestCounts();
  const page = { method: 'GET', kind: 'page', status: 200, cached: true };
  counts.series(page).add(0.0005);
  counts.series({ ...page, cached: false }).add(0.03125);
  counts.series({ ...page, cached: false }).add(60);
  const lines = counts.text().split('\n');
  const name = 'site_http_requests_total{method="GET",kind="page",status="200"';
  expect(lines).toContain(`${name},cached="true"} 1`);
  expect(lines).toContain(`${name},cached="false"} 2`);
  const duration = 'site_http_request_duration_seconds';
  expect(lines).toContain(`${duration}_bucket{le="0.001",kind="page"} 1`);
  expect(lines).toContain(`${duration}_bucket{le="0.05",kind="page"} 2`);
  expect(lines).toContain(`${duration}_bucket{le="10",kind="page"} 2`);
  expect(lines).toContain(`${duration}_bucket{le="+Inf",kind="page"} 3`);
  expect(lines).toContain(`${duration}_sum{kind="page"} 60.03175`);
  expect(lines).toContain(`${duration}_count{kind="page"} 3`);
});
