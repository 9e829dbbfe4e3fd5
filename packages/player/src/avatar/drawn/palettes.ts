import type { ClothName, HairColour, IrisName, SkinName } from '@app/contract/character/states/part.ts';
import type { Skin } from './character.ts';
import { blend } from './colours.ts';

export const skins: Record<SkinName, Skin> = {
  porcelain: {
    light: '#ffe9dc',
    base: '#fbd9c4',
    shade: '#e6ab91',
    deep: '#a9634f',
    blush: '#f08a7c',
    lips: ['#cf6660', '#e58d83', '#8f3a3a'],
  },
  fair: {
    light: '#ffe8d4',
    base: '#f9d3b7',
    shade: '#e5a688',
    deep: '#a85f4a',
    blush: '#f08b7a',
    lips: ['#cf615a', '#e4837a', '#8f3132'],
  },
  rosy: {
    light: '#ffe3cf',
    base: '#f5c9ab',
    shade: '#de9e7d',
    deep: '#9d5942',
    blush: '#ea8368',
    lips: ['#b75b4a', '#d07c69', '#6f2f25'],
  },
  honey: {
    light: '#fbdcbb',
    base: '#efc29b',
    shade: '#d3966d',
    deep: '#93543a',
    blush: '#e08666',
    lips: ['#b9634f', '#cf7f69', '#7c3a2e'],
  },
  olive: {
    light: '#ebc49c',
    base: '#d9a87c',
    shade: '#b47d54',
    deep: '#74432b',
    blush: '#cf7454',
    lips: ['#a9574a', '#c27463', '#64281f'],
  },
  bronze: {
    light: '#d19a6d',
    base: '#b97f54',
    shade: '#905936',
    deep: '#552c1b',
    blush: '#c9623f',
    lips: ['#97483c', '#b96554', '#551f1a'],
  },
  brown: {
    light: '#b87a52',
    base: '#9a5f3e',
    shade: '#713f29',
    deep: '#3f1d14',
    blush: '#c25a3e',
    lips: ['#8a3b34', '#b25a4c', '#4a1715'],
  },
  deep: {
    light: '#8a5a40',
    base: '#6d432e',
    shade: '#4c2b1d',
    deep: '#26110c',
    blush: '#9c4632',
    lips: ['#6d2f2b', '#93483f', '#32100f'],
  },
};

type HairTones = { base: string; dark: string; light: string; shine: string; grey: string };
const grey = '#a49c93';

export const hairTones: Record<HairColour, HairTones> = {
  black: { base: '#262021', dark: '#131011', light: '#423a3b', shine: '#6f6465', grey },
  espresso: { base: '#33231f', dark: '#1a1112', light: '#5d4035', shine: '#94694f', grey },
  coil: { base: '#2d1b18', dark: '#1a0f0f', light: '#4d3029', shine: '#71493b', grey },
  slate: { base: '#3a3533', dark: '#211d1d', light: '#5f5854', shine: '#8d857e', grey },
  chestnut: { base: '#6b4127', dark: '#41261a', light: '#935c36', shine: '#c98d58', grey },
  auburn: { base: '#7d3a22', dark: '#4d2015', light: '#a95530', shine: '#dd8e5c', grey },
  blond: { base: '#c99a58', dark: '#94693a', light: '#e3bd7e', shine: '#f8e0ad', grey },
  silver: { base: '#a9a5a0', dark: '#7b7773', light: '#c9c5bf', shine: '#eeebe6', grey },
  brown: { base: '#523c2e', dark: '#30221a', light: '#775a47', shine: '#aa8b73', grey },
  grey: { base: '#77726d', dark: '#524e4b', light: '#98938d', shine: '#c4bfb8', grey: '#b4b0aa' },
  white: { base: '#d9d5cf', dark: '#aaa59e', light: '#ece9e4', shine: '#ffffff', grey: '#ffffff' },
};

type ClothTones = { base: string; light: string; dark: string; deep: string; shine: string };

/** Five tones of a cloth from one. */
const cloth = (base: string): ClothTones => ({
  base,
  light: blend(base, '#ffffff', 0.12),
  dark: blend(base, '#0b1013', 0.2),
  deep: blend(base, '#0b1013', 0.46),
  shine: blend(base, '#fff3e0', 0.5),
});

export const cloths: Record<ClothName, ClothTones> = {
  peacock: { base: '#0b6b74', dark: '#085660', deep: '#05414a', light: '#13808a', shine: '#4fb3b5' },
  ink: { base: '#3b4a58', light: '#4d5f70', dark: '#2c3946', deep: '#1e2934', shine: '#8fa3b4' },
  forest: { base: '#34433c', light: '#46584f', dark: '#27342f', deep: '#18221f', shine: '#9db3a4' },
  marigold: { base: '#d9762b', light: '#eb944a', dark: '#bf5c1c', deep: '#8c3c10', shine: '#ffc98f' },
  cream: { base: '#fdf6ea', light: '#ffffff', dark: '#ecdcc6', deep: '#cdb698', shine: '#ffffff' },
  white: { base: '#eef3f2', light: '#ffffff', dark: '#d3dddc', deep: '#9fb0b0', shine: '#ffffff' },
  sky: { base: '#e9eef3', light: '#fbfdff', dark: '#c7d3de', deep: '#8ea2b5', shine: '#ffffff' },
  plum: cloth('#6a3b57'),
  brick: cloth('#b04a2f'),
  sand: cloth('#c8ab84'),
  sage: cloth('#7f9a84'),
  navy: cloth('#26344f'),
  rose: cloth('#c9828a'),
  charcoal: cloth('#3c3a3b'),
  grey: cloth('#85888d'),
  scarlet: cloth('#c8332c'),
  royal: cloth('#2a4c9f'),
  azure: cloth('#a6c1e4'),
};

/** The rim of an iris, and its colour. */
export const irises: Record<IrisName, readonly [dark: string, colour: string]> = {
  brown: ['#21100c', '#7a4a34'],
  dark: ['#170a08', '#5d3322'],
  hazel: ['#2c1d0e', '#8d6a35'],
  green: ['#1c2b20', '#6d8f63'],
  blue: ['#1b3338', '#5f98a0'],
  grey: ['#23292e', '#7f8d96'],
};
