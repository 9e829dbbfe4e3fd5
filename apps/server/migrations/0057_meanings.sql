ALTER TABLE "cut_page" ADD COLUMN "is_meant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "passage" ADD COLUMN "meaning" text;