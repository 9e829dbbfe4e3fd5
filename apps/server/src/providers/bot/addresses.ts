import { BlockList, isIP } from 'node:net';

// Everything that is not the open internet: this machine, private and carrier networks, link-local (where clouds keep
// their secrets), documentation, benchmarks, multicast, reserved.
const inside4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
const inside6 = [
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

const inside = new BlockList();
for (const [network, bits] of inside6) inside.addSubnet(network, bits, 'ipv6');
for (const [network, bits] of inside4) {
  inside.addSubnet(network, bits, 'ipv4');
  // The same address may come dressed as IPv6: mapped, compatible, translated (NAT64) or tunnelled (6to4).
  for (const prefix of ['::ffff:', '::', '64:ff9b::']) {
    inside.addSubnet(`${prefix}${network}`, 96 + bits, 'ipv6');
  }
  const [a = 0, b = 0, c = 0, d = 0] = network.split('.').map(Number);
  inside.addSubnet(`2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::`, 16 + bits, 'ipv6');
}

// Whether an address belongs to the open internet. What is no address at all does not.
export function isOutside(address: string): boolean {
  const family = isIP(address);
  // A zone (fe80::1%eth0) only makes sense inside.
  if (family === 0 || address.includes('%')) return false;
  return !inside.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
