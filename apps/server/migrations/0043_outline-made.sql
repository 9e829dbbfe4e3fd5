ALTER TABLE "outline" ADD COLUMN "stand_in" jsonb;--> statement-breakpoint
ALTER TABLE "outline" ADD COLUMN "made" jsonb;